/// Which module holds a name on Linux, where iOS has it in another.
enum ModuleNames {
  /// The modules that have another name on Linux, or are parts of another here. Of Playgrounds there is only a macro,
  /// which is removed.
  static let renamed = [
    "CoreServices": "MobileCoreServices", "Darwin": "DarwinOverlay", "MachO": "DarwinOverlay",
    "unistd": "DarwinOverlay", "DeveloperToolsSupport": "SwiftUI", "os": "OSLog",
    "Playgrounds": "Foundation", "SwiftUICore": "SwiftUI",
  ]

  /// The framework that a module such as `_MapKit_SwiftUI` belongs to: Xcode imports those by itself, and at times writes
  /// them into files. Ours are parts of the framework, or imported where they are needed.
  static func framework(of module: String) -> String {
    let parts = module.split(separator: "_", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].isEmpty, parts[2] == "SwiftUI", parts[1] != "Testing" else { return module }
    return String(parts[1])
  }

  /// Whether a file uses the C library that CoreFoundation is on Linux: for sockets, say, and for nothing that ours has as
  /// well, which has the types that are bridged free of charge.
  static func usesCoreFoundation(_ identifiers: Set<String>) -> Bool {
    let names = identifiers.filter(isCoreFoundation)
    return !names.isEmpty && names.allSatisfy { !isBridged($0) }
  }

  private static let coreFoundation = [
    "CFRunLoop", "kCFRunLoop", "CFSocket", "kCFSocket", "CFMachPort", "CFMessagePort", "CFFileDescriptor",
  ]

  /// What ours has of them.
  private static let runLoop: Set<String> = [
    "CFRunLoop", "CFRunLoopGetCurrent", "CFRunLoopGetMain", "CFRunLoopMode", "CFRunLoopPerformBlock", "CFRunLoopRun",
    "CFRunLoopRunInMode", "CFRunLoopRunResult", "CFRunLoopStop", "CFRunLoopWakeUp",
  ]

  private static func isCoreFoundation(_ name: String) -> Bool {
    let rest = name.hasPrefix("kCF") ? name.dropFirst(3) : name.hasPrefix("CF") ? name.dropFirst(2) : ""
    return rest.first?.isUppercase == true
  }

  /// Whether a name is one of Core Foundation's that ours has.
  private static func isBridged(_ name: String) -> Bool {
    isCoreFoundation(name) && (runLoop.contains(name) || !coreFoundation.contains { name.hasPrefix($0) })
  }

  /// The modules that a file has to import for the names it uses, beside those it imports on iOS.
  static func needed(by identifiers: Set<String>) -> [String] {
    let hasNetworking = !identifiers.isDisjoint(with: networking)
    let tests = [
      ("FoundationNetworking", hasNetworking), ("FoundationXML", !identifiers.isDisjoint(with: xml)),
      ("CoreGraphics", !identifiers.isDisjoint(with: graphics)), ("ObjectiveC", !identifiers.isDisjoint(with: runtime)),
      ("Combine", !identifiers.isDisjoint(with: combine)),
      ("FoundationOverlay", !identifiers.isDisjoint(with: overlay) || identifiers.contains(where: isBridged)),
      ("DarwinOverlay", identifiers.contains(where: DarwinNames.contains)),
      ("CoreFoundation", usesCoreFoundation(identifiers)),
      ("FoundationNetworkingOverlay", hasNetworking && !identifiers.isDisjoint(with: networkingOverlay)),
    ]
    return tests.filter(\.1).map(\.0)
  }

  /// The frameworks that come with another on iOS, and here only where a file uses what they have.
  static func brought(by modules: Set<String>, to identifiers: Set<String>) -> [String] {
    let hasViews = !modules.isDisjoint(with: bringingViews)
    let hasTests = !modules.isDisjoint(with: ["XCTest", "Quick"])
    let hasFoundation = hasViews || hasTests || !modules.isDisjoint(with: ["CryptoKit", "Foundation"])
    let tests = [
      ("Compression", hasFoundation, ["CompressionAlgorithm", "compressed", "decompressed"], []),
      ("CoreImage", hasViews, ["CIColor", "CIContext", "CIFilter", "CIImage", "CIVector"], []),
      ("CoreText", hasViews, [], ["CTFont", "CTFrame", "CTLine", "CTRun", "CTTypesetter", "kCT"]),
      ("ImageIO", hasViews, [], ["CGImageSource", "CGImageDestination"]),
      // RxCocoa's part in Objective-C is a module of its own only in packages.
      ("RxCocoaRuntime", modules.contains("RxSwift"), ["_RXDelegateProxy", "_RXKVOObserver"], ["RXObjCRuntimeError"]),
      // One of its files imports nothing, as the part in Objective-C is in the same module.
      ("RxCocoaRuntime", !modules.contains("RxSwift"), [], ["RXObjCRuntimeError"]),
      ("Security", hasFoundation, ["SecRandomCopyBytes"], security),
      // UIKit, which XCTest brings, adds to the answers to notifications.
      ("UserNotifications", hasViews || hasTests, ["UNAuthorizationOptions", "UNAuthorizationStatus"], notifications),
    ]
    return tests.filter { _, isBrought, names, prefixes in
      isBrought
        && identifiers.contains { name in names.contains(name) || prefixes.contains { name.hasPrefix($0) } }
    }.map(\.0)
  }

  /// Whether a file uses what SwiftUI has of Core Data on iOS, in a project that keeps data with it.
  static func usesManagedObjects(_ identifiers: Set<String>) -> Bool {
    !identifiers.isDisjoint(with: [
      "FetchRequest", "FetchedResults", "SectionedFetchRequest", "SectionedFetchResults", "managedObjectContext",
    ])
  }

  private static let security = [
    "SecAccessControl", "SecCertificate", "SecIdentity", "SecItem", "SecKey", "SecPolicy", "SecTrust", "SSLContext",
    "errSec", "kSec",
  ]

  private static let notifications = [
    "UNCalendarNotification", "UNLocationNotification", "UNMutableNotification", "UNNotification", "UNPushNotification",
    "UNTextInputNotification", "UNTimeIntervalNotification", "UNUserNotification",
  ]

  private static let bringingViews: Set<String> = [
    "SwiftUI", "UIKit", "AVFoundation", "AVKit", "MapKit", "MessageUI", "PDFKit", "PhotosUI", "QuickLook", "WebKit",
  ]

  /// The same of SwiftData.
  static func usesModels(_ identifiers: Set<String>) -> Bool {
    !identifiers.isDisjoint(with: ["Query", "modelContainer", "modelContext"])
  }

  /// What Foundation declares on Linux in a way that iOS's code cannot use: each is imported by name, so that ours is
  /// meant.
  static func replaced(by identifiers: Set<String>) -> [String] {
    [("class", "NSComparisonPredicate"), ("class", "NSExpression"), ("protocol", "NSDiscardableContent")]
      .filter { identifiers.contains($0.1) }.map { "\($0) FoundationOverlay.\($1)" }
  }

  /// The modules that bring another's names with them on iOS.
  static func exporters(of module: String) -> Set<String> {
    switch module {
    case "XCUIAutomation", "UIKit": ["XCTest", "Quick"]
    default:
      ["Foundation", "UIKit", "SwiftUI", "Combine", "XCTest", "Quick", "Nimble", "OHHTTPStubs", "OHHTTPStubsSwift"]
    }
  }

  /// Whether a file may use UIKit, which XCTest brings with it on iOS: nearly all its names, and those of Core Animation,
  /// begin with the same letters.
  static func usesUIKit(_ identifiers: Set<String>) -> Bool {
    identifiers.contains { ["UI", "CA"].contains($0.prefix(2)) && $0.dropFirst(2).first?.isUppercase == true }
      || !identifiers.isDisjoint(with: views)
  }

  private static let views = facts("UIKit").union(["colorLiteral", "imageLiteral"])

  /// Whether nothing but the name of one protocol speaks for Combine. Apps have protocols of that name themselves, and
  /// their tests, which import the app, would not know which is meant.
  static func usesCombineByOneNameOnly(_ identifiers: Set<String>) -> Bool {
    let used = identifiers.intersection(combine)
    return used == ["Cancellable"] || used == ["Publisher"] || used == ["Subscriber"]
  }

  /// Whether a file names a queue or a run loop, and a type of schedulers.
  static func usesSchedulers(_ identifiers: Set<String>) -> Bool {
    !identifiers.isDisjoint(with: ["DispatchQueue", "OperationQueue", "RunLoop"])
      && identifiers.contains { name in
        name.first?.isUppercase == true && (name.hasSuffix("Scheduler") || name.hasSuffix("SchedulerOf"))
      }
  }

  /// On iOS Foundation brings Combine with it.
  private static let combine: Set<String> = [
    "AnyCancellable", "AnyPublisher", "AnySubscriber", "Cancellable", "ConnectablePublisher", "CurrentValueSubject",
    "ObservableObject", "ObservableObjectPublisher", "PassthroughSubject", "Published", "Publisher", "Publishers",
    "Subscriber", "Subscribers",
  ]

  private static let graphics = facts("CoreGraphics")
  /// Members among them that tell that it is used.
  private static let overlay = facts("FoundationOverlay").union([
    "BackgroundTaskCancelledReason", "NetworkUnavailableReason", "asyncAfterUnsafe", "asyncUnsafe",
    "backgroundTaskCancelledReason", "bySentences", "byWords", "networkUnavailableReason",
  ])
  private static let runtime = facts("ObjectiveC").union(exposure).union(objectMembers)

  /// What exposes to Objective-C.
  private static let exposure: Set<String> = [
    "IBAction", "IBInspectable", "IBOutlet", "IBSegueAction", "keyPath", "objc", "objcMembers", "selector",
  ]
  /// What every object has by it.
  private static let objectMembers: Set<String> = [
    "addObserver", "cancelPreviousPerformRequests", "didChangeValue", "forKey", "forKeyPath", "forwardingTarget",
    "instancesRespond", "isKind", "isMember", "mutableArrayValue", "mutableSetValue", "perform", "performSelector",
    "removeObserver", "responds", "setValuesForKeys", "superclass",
    "willChangeValue",
  ]

  private static func facts(_ module: String) -> Set<String> {
    Set((FrameworkFacts.names[module] ?? "").split(whereSeparator: \.isWhitespace).map { String($0) })
  }

  private static let xml: Set<String> = ["XMLParser", "XMLParserDelegate"]

  /// What FoundationNetworking lacks: members that tell that one is used.
  private static let networkingOverlay: Set<String> = [
    "AsyncBytes", "NSURLAuthenticationMethodClientCertificate",
    "NSURLAuthenticationMethodServerTrust", "URLCache", "allowsConstrainedNetworkAccess",
    "allowsExpensiveNetworkAccess", "assumesHTTP3Capable", "attribution",
    "bytes", "didCreateTask", "serverTrust", "sessionSendsLaunchEvents",
    "taskIsWaitingForConnectivity", "tlsMaximumSupportedProtocolVersion", "tlsMinimumSupportedProtocolVersion", "trust",
    "waitsForConnectivity", "windfallBackground", "windfallCollect",
    "windfallEmpty", "windfallEmptyCached", "windfallEmptyHTTP", "windfallEmptyRequest", "windfallEmptySpace",
  ]

  private static let networking: Set<String> = [
    "CachedURLResponse", "HTTPCookie", "NSMutableURLRequest", "NSURLRequest", "HTTPCookiePropertyKey",
    "HTTPCookieStorage", "HTTPURLResponse",
    "URLAuthenticationChallenge", "URLAuthenticationChallengeSender", "URLCache", "URLCredential",
    "URLCredentialStorage", "URLProtectionSpace", "URLProtocol", "URLProtocolClient", "URLRequest", "URLResponse",
    "URLSession", "URLSessionConfiguration", "URLSessionDataDelegate", "URLSessionDataTask", "URLSessionDelegate",
    "URLSessionDownloadDelegate", "URLSessionDownloadTask", "URLSessionStreamTask", "URLSessionTask",
    "URLSessionTaskDelegate", "URLSessionTaskMetrics", "URLSessionTaskTransactionMetrics", "URLSessionUploadTask",
    "URLSessionWebSocketDelegate", "URLSessionWebSocketTask",
  ]
}
