extension ImportEdge {
  /// Every edge there may be between modules, with its reason. What is not here is not allowed.
  static let allowed: [ImportEdge] = shared + frameworks + host + tools

  /// The modules that are compiled into the app and its tests.
  static let appHalf: Set<String> = [
    "CoreGraphics", "Combine", "CObjectiveC", "ObjectiveC", "UIKit", "SwiftUI", "FoundationOverlay", "XCTestOverlay",
    "OSLog", "PlaygroundSupport", "Quick", "Nimble", "XCUIAutomation", "CCombine", "CWindfallHost", "WindfallHost",
    "WindfallTestRunner",
    "WindfallBundleHost",
  ]

  /// The modules that make up the tool.
  static let toolHalf: Set<String> = [
    "WindfallProject", "WindfallLowering", "WindfallCoverage", "WindfallDocuments", "WindfallBuild", "WindfallGraphics",
    "CCairo", "windfall",
  ]

  private static let shared = [
    ImportEdge("WindfallCore", "Foundation", "points, rectangles and texts")
  ]

  private static let frameworks = [
    ImportEdge("CoreGraphics", "Foundation", "Foundation declares most of the geometry"),
    ImportEdge("CoreGraphics", "WindfallCore", "the rest of the geometry is a value of the core"),
    ImportEdge("Combine", "CCombine", "its C gives the types of OpenCombine the name of the module"),
    ImportEdge("Combine", "OpenCombine", "Combine is OpenCombine under Apple's name"),
    ImportEdge("Combine", "OpenCombineDispatch", "schedulers on queues"),
    ImportEdge("Combine", "OpenCombineFoundation", "schedulers on run loops, notifications and timers"),
    ImportEdge("ObjectiveC", "CObjectiveC", "associated objects end with the object, whose class is told in C"),
    ImportEdge("ObjectiveC", "Foundation", "performing a selector is a method of NSObject"),
    ImportEdge("ObjectiveC", "Dispatch", "performing a selector later waits on the main queue"),
    ImportEdge("ObjectiveC", "Glibc", "method tables are found in the loaded images"),
    ImportEdge("ObjectiveC", "Synchronization", "the index of methods is shared between threads"),
    ImportEdge("UIKit", "CoreGraphics", "UIKit exports it, as Apple's does"),
    ImportEdge("UIKit", "ObjectiveC", "targets and actions are selectors"),
    ImportEdge("UIKit", "Foundation", "UIKit exports it, as Apple's does"),
    ImportEdge("UIKit", "FoundationOverlay", "apps have NSPredicate(format:) from Foundation, which UIKit exports"),
    ImportEdge("UIKit", "Dispatch", "completions arrive on the main queue"),
    ImportEdge("UIKit", "Glibc", "the arguments of the process"),
    ImportEdge("UIKit", "Musl", "the arguments of the process, with the static SDK"),
    ImportEdge("UIKit", "Synchronization", "the current traits are read from any thread"),
    ImportEdge("UIKit", "WindfallCore", "frames, display lists, text layout and input events"),
    ImportEdge("SwiftUI", "UIKit", "UIViews are SwiftUI's render objects"),
    ImportEdge("SwiftUI", "Combine", "ObservableObject; SwiftUI exports it, as Apple's does"),
    ImportEdge("SwiftUI", "Dispatch", "changes of observed objects may come from any queue"),
    ImportEdge("SwiftUI", "Foundation", "SwiftUI exports it, as Apple's does"),
    ImportEdge("SwiftUI", "Observation", "@Observable; SwiftUI exports it, as Apple's does"),
    ImportEdge("SwiftUI", "Swift", "a name of the standard library that SwiftUI also has"),
    ImportEdge("SwiftUI", "WindfallCore", "elements, paths and text layout"),
    ImportEdge("FoundationOverlay", "Foundation", "adds what Foundation lacks on Linux"),
    ImportEdge("FoundationOverlay", "Glibc", "finds the locale data that Foundation has loaded"),
    ImportEdge("FoundationOverlay", "WindfallCore", "the predicate parser, and the geometry"),
    ImportEdge("OSLog", "Foundation", "formats"),
    ImportEdge("OSLog", "Glibc", "standard error and mutexes"),
    ImportEdge("OSLog", "Synchronization", "signpost identifiers are given out on any thread"),
    ImportEdge("PlaygroundSupport", "Foundation", "ends the process"),
    ImportEdge("PlaygroundSupport", "SwiftUI", "a view can be a page's live view"),
    ImportEdge("PlaygroundSupport", "UIKit", "the window of the live view"),
    ImportEdge("XCTestOverlay", "Foundation", "attachments and measurements"),
    ImportEdge("XCTestOverlay", "Glibc", "the figures of the process"),
    ImportEdge("XCTestOverlay", "XCTest", "adds what XCTest lacks on Linux"),
    ImportEdge("Quick", "Foundation", "dictionaries of contexts; Quick exports it"),
    ImportEdge("Quick", "XCTest", "specs are test cases; Quick exports it"),
    ImportEdge("Quick", "XCTestOverlay", "specs list their tests, and fail the running one"),
    ImportEdge("Nimble", "Dispatch", "deadlines of asynchronous expectations"),
    ImportEdge("Nimble", "Foundation", "collections, numbers and notifications; Nimble exports it"),
    ImportEdge("Nimble", "Synchronization", "what waits is woken from any thread"),
    ImportEdge("Nimble", "Testing", "a failed expectation is an issue of the running test"),
    ImportEdge("Nimble", "XCTestOverlay", "a failed expectation fails the running test"),
    ImportEdge("XCUIAutomation", "CoreGraphics", "XCUICoordinate takes a vector"),
    ImportEdge("XCUIAutomation", "Foundation", "names, predicates and time intervals"),
    ImportEdge("XCUIAutomation", "FoundationOverlay", "NSPredicate(format:)"),
    ImportEdge("XCUIAutomation", "Glibc", "the sockets to the template process and the app"),
    ImportEdge("XCUIAutomation", "Synchronization", "screenshots are drawn on any thread"),
    ImportEdge("XCUIAutomation", "UIKit", "images and orientations are UIKit's in Apple's API"),
    ImportEdge("XCUIAutomation", "WindfallCore", "queries, requests and replies"),
    ImportEdge("XCUIAutomation", "XCTest", "interruption monitors are methods of test cases"),
    ImportEdge("XCUIAutomation", "XCTestOverlay", "a failed query fails the running test"),
  ]

  private static let host = [
    ImportEdge("WindfallHost", "CWindfallHost", "what must run before main, and the run loop's state"),
    ImportEdge("WindfallHost", "Foundation", "the run loop and the connection's data"),
    ImportEdge("WindfallHost", "UIKit", "delivers input to the application and reads its frames"),
    ImportEdge("WindfallHost", "WindfallCore", "answers automation requests"),
    ImportEdge("WindfallTestRunner", "Foundation", "the bundle's environment and the run loop"),
    ImportEdge("WindfallTestRunner", "Glibc", "the buffer of standard output"),
    ImportEdge("WindfallTestRunner", "Synchronization", "failures arrive from any thread"),
    ImportEdge("WindfallTestRunner", "WindfallCore", "test events"),
    ImportEdge("WindfallTestRunner", "XCTest", "runs XCTest's cases"),
    ImportEdge("WindfallTestRunner", "XCTestOverlay", "activities and attachments of the running test"),
    ImportEdge("WindfallTestRunner", "XCUIAutomation", "the element tree of a failed UI test"),
    ImportEdge("WindfallBundleHost", "Foundation", "standard error and the run loop"),
    ImportEdge("WindfallBundleHost", "FoundationOverlay", "the same"),
    ImportEdge("WindfallBundleHost", "OSLog", "the same"),
    ImportEdge("WindfallBundleHost", "PlaygroundSupport", "the same"),
    ImportEdge("WindfallBundleHost", "SwiftUI", "test bundles take the frameworks' symbols from this executable"),
    ImportEdge("WindfallBundleHost", "WindfallHost", "loads the test bundle"),
  ]

  private static let tools = [
    ImportEdge("WindfallProject", "Foundation", "files and property lists"),
    ImportEdge("WindfallLowering", "SwiftParser", "reads Swift"),
    ImportEdge("WindfallLowering", "SwiftSyntax", "reads Swift"),
    ImportEdge("WindfallCoverage", "Foundation", "files of the frameworks' sources"),
    ImportEdge("WindfallCoverage", "SwiftParser", "reads the frameworks' declarations"),
    ImportEdge("WindfallCoverage", "SwiftSyntax", "reads the frameworks' declarations"),
    ImportEdge("WindfallDocuments", "Foundation", "writes files"),
    ImportEdge("WindfallDocuments", "WindfallCoverage", "makes the pages"),
    ImportEdge("WindfallBuild", "WindfallCoverage", "the doctor asks what is supported"),
    ImportEdge("WindfallBuild", "Foundation", "files and processes"),
    ImportEdge("WindfallBuild", "Glibc", "signals"),
    ImportEdge("WindfallBuild", "Synchronization", "the doctor reads several files at once"),
    ImportEdge("WindfallBuild", "WindfallCore", "test events and automation requests"),
    ImportEdge("WindfallBuild", "WindfallLowering", "lowers the project's sources"),
    ImportEdge("WindfallBuild", "WindfallProject", "plans the build from the project"),
    ImportEdge("WindfallGraphics", "CCairo", "draws"),
    ImportEdge("WindfallGraphics", "Foundation", "files of fonts and images"),
    ImportEdge("WindfallGraphics", "WindfallCore", "reads display lists"),
    ImportEdge("windfall", "ArgumentParser", "reads the command line"),
    ImportEdge("windfall", "Foundation", "files and standard error"),
    ImportEdge("windfall", "WindfallBuild", "every command builds or runs"),
    ImportEdge("windfall", "WindfallCore", "the names of devices"),
    ImportEdge("windfall", "WindfallGraphics", "the screenshot command draws, and so do tests"),
    ImportEdge("windfall", "WindfallLowering", "the lower command prints what a file becomes"),
    ImportEdge("windfall", "WindfallProject", "the errors of a project that cannot be read"),
  ]
}
