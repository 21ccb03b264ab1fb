@_exported import Foundation
@_exported import FoundationNetworking

/// Whether a stub answers a request.
public typealias HTTPStubsTestBlock = (URLRequest) -> Bool
/// Makes the answer to a request.
public typealias HTTPStubsResponseBlock = (URLRequest) -> HTTPStubsResponse
