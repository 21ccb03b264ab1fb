import Testing

/// Specs share a world, so their tests run one after the other.
@Suite(.serialized) @MainActor struct QuickTests {}
