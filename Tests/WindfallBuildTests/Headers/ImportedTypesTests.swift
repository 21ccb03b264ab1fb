import Testing

@testable import WindfallBuild

@Suite("The types of what is imported from Objective-C")
struct ImportedTypesTests {
  private let types = ImportedTypes(renamed: ["UIViewContentMode": "UIView.ContentMode", "NSURLSession": "URLSession"])

  @Test(
    "Swift's own types stand where Foundation bridges them",
    arguments: [
      ("func f(_ x: NSString, y: BOOL) -> WindfallFloat", "func f(_ x: String, y: Bool) -> CGFloat"),
      ("var names: NSArray<NSString>?", "var names: [String]?"),
      ("var all: NSDictionary<NSString, AnyObject>", "var all: [String : Any]"),
      ("var all: NSDictionary<AnyObject, NSArray<NSDate>>", "var all: [AnyHashable : [Date]]"),
      (
        "var some: NSSet<NSURL>, any: NSSet, list: NSArray, map: NSDictionary",
        "var some: Set<URL>, any: Set<AnyHashable>, list: [Any], map: [AnyHashable : Any]"
      ),
      ("func load(_ done: (NSData?, NSError?) -> Void)", "func load(_ done: (Data?, (any Error)?) -> Void)"),
      ("func send(_ action: WindfallSelector, to: WindfallSelector?)", "func send(_ action: Selector, to: Selector?)"),
      ("func fail(_ error: NSError)", "func fail(_ error: any Error)"),
      ("func fail(_ domain: NSErrorDomain)", "func fail(_ domain: NSErrorDomain)"),
      ("var mode: UIViewContentMode, session: NSURLSession", "var mode: UIView.ContentMode, session: URLSession"),
      ("var list: NSMutableArray<NSString>", "var list: NSMutableArray"),
      ("func f(_ flag: UnsafeMutablePointer<BOOL>)", "func f(_ flag: UnsafeMutablePointer<ObjCBool>)"),
      ("func map(_ x: NSArray<(NSString) -> NSURL>)", "func map(_ x: [(String) -> URL])"),
      ("var options: NSDictionary<Option_WindfallElement, AnyObject>", "var options: [Option : Any]"),
      ("@discardableResult @objc(x:) func f()", "func f()"),
    ])
  func declarations(imported: String, shown: String) {
    #expect(types.declaration(imported) == shown)
  }
}
