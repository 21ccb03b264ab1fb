import Testing

/// The suites that share the stubs of the process, one test after the other.
@Suite(.serialized) enum OHHTTPStubsTests {}
