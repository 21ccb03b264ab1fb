@_exported import Foundation

/// The path of a source file.
public typealias FileString = String
/// The name of `Matcher` in older versions.
@available(*, deprecated, renamed: "Matcher")
public typealias Predicate<T> = Matcher<T>
/// The name of `MatcherResult` in older versions.
@available(*, deprecated, renamed: "MatcherResult")
public typealias PredicateResult = MatcherResult
/// The name of `MatcherStatus` in older versions.
@available(*, deprecated, renamed: "MatcherStatus")
public typealias PredicateStatus = MatcherStatus
/// The name of `AsyncMatcher` in older versions.
@available(*, deprecated, renamed: "AsyncMatcher")
public typealias AsyncPredicate<T> = AsyncMatcher<T>
/// The name of `PollingDefaults` in older versions.
@available(*, deprecated, renamed: "PollingDefaults")
public typealias AsyncDefaults = PollingDefaults
