@_exported import Foundation
@_exported import FoundationNetworking

/// Whether a stub answers a request.
public typealias HTTPStubsTestBlock = (URLRequest) -> Bool
/// Makes the answer to a request.
public typealias HTTPStubsResponseBlock = (URLRequest) -> HTTPStubsResponse

// The names that all of it had before version 9.

public typealias OHHTTPStubs = HTTPStubs
public typealias OHHTTPStubsResponse = HTTPStubsResponse
public typealias OHHTTPStubsDescriptor = HTTPStubsDescriptor
public typealias OHHTTPStubsTestBlock = HTTPStubsTestBlock
public typealias OHHTTPStubsResponseBlock = HTTPStubsResponseBlock
