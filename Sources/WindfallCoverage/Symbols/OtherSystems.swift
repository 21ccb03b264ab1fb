/// Names of the lists that Swift code for iOS cannot use: those of other systems, and those of Objective-C.
enum OtherSystems {
  /// Types, with all their members.
  private static let types: Set<String> = [
    // Objective-C has classes for what is a structure in Swift, and older ones that Swift never had.
    "XCTIssueReference", "XCTMutableIssue", "XCTestLog", "XCTestObserver", "XCTestProbe",
    // tvOS and watchOS.
    "XCUIDeviceHandGesture", "XCUIRemote", "XCUIRemoteButton",
    // Conditions of C's preprocessor.
    "XCT_UI_TESTING_AVAILABLE", "XCUI_UI_TESTING_AVAILABLE",
  ]

  private static let members: Set<String> = [
    // Objective-C's names for what Swift has under others.
    "XCTAttachment.ImageQuality.init(contentsOfFileAtURL:)", "XCTAttachment.init(contentsOfFileAtURL:)",
    "XCTAttachment.Lifetime.init(contentsOfFileAtURL:)",
    "XCTAttachment.Lifetime.init(contentsOfFileAtURL:uniformTypeIdentifier:)",
    "XCTAttachment.init(contentsOfFileAtURL:uniformTypeIdentifier:)",
    "XCTAttachment.Lifetime.init(compressedContentsOfDirectoryAtURL:)",
    "XCTAttachment.init(compressedContentsOfDirectoryAtURL:)", "XCUIElement.swipeDown(withVelocity:)",
    "XCUIElement.swipeLeft(withVelocity:)", "XCUIElement.swipeRight(withVelocity:)",
    "XCUIElement.swipeUp(withVelocity:)",
    // The Mac's folders, windows and outlines.
    "XCUIElementQuery.XCUIIdentifierCloseWindow", "XCUIElementQuery.XCUIIdentifierFullScreenWindow",
    "XCUIElementQuery.XCUIIdentifierMinimizeWindow", "XCUIElementQuery.XCUIIdentifierZoomWindow",
    "XCUIElementTypeQueryProvider.disclosedChildRows", "XCUIProtectedResource.appleEvents",
    "XCUIProtectedResource.networkVolumes", "XCUIProtectedResource.removableVolumes",
    "XCUIProtectedResource.systemRootDirectory", "XCUIProtectedResource.userDesktopDirectory",
    "XCUIProtectedResource.userDocumentsDirectory", "XCUIProtectedResource.userDownloadsDirectory",
    // The watch.
    "XCUIDevice.perform(handGesture:)", "XCUIDevice.rotateDigitalCrown(delta:)",
    "XCUIDevice.rotateDigitalCrown(delta:velocity:)", "XCUIDevice.supportsHandGestures",
  ]

  static func have(_ symbol: ReferenceSymbol) -> Bool {
    let owner = String(symbol.path.prefix { $0 != "." && $0 != "(" })
    return types.contains(owner) || members.contains(symbol.path)
  }
}
