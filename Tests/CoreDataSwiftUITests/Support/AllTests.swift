import Testing

/// Shows views one after the other: there is one screen.
@Suite(.serialized) enum AllTests {}
