import Testing

/// The suites that share the protocols of the process, one test after the other.
@Suite(.serialized) enum FoundationNetworkingOverlayTests {}
