import Testing

/// All tests share the one application, so they run one after the other.
@MainActor @Suite(.serialized) enum AllTests {}
