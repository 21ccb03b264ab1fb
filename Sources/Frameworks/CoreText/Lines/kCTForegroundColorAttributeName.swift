import FoundationOverlay

// What texts have under names of Core Text's own, or under those that UIKit has for the same values.

/// See [kCTForegroundColorAttributeName](https://developer.apple.com/documentation/coretext/kctforegroundcolorattributename).
nonisolated(unsafe) public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
/// See [kCTParagraphStyleAttributeName](https://developer.apple.com/documentation/coretext/kctparagraphstyleattributename).
nonisolated(unsafe) public let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"
/// See [kCTUnderlineStyleAttributeName](https://developer.apple.com/documentation/coretext/kctunderlinestyleattributename).
nonisolated(unsafe) public let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"
/// See [kCTUnderlineColorAttributeName](https://developer.apple.com/documentation/coretext/kctunderlinecolorattributename).
nonisolated(unsafe) public let kCTUnderlineColorAttributeName: CFString = "NSUnderlineColor"
