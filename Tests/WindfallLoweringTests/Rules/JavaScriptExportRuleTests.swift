import Testing

struct JavaScriptExportRuleTests {
  static let cases = [
    LoweringCase(
      name: "what a protocol shows to scripts",
      before: """
        import JavaScriptCore
        @objc protocol PersonJ: JSExport {
          var name: String { get set }
          @objc(years) var age: Int { get }
          func greet(_ other: String, politely: Bool) throws -> String
          static func make() -> PersonJ
          init(name: String)
          func sort(_ names: inout [String])
        }
        """,
      after: """
        import JavaScriptCore; import FoundationOverlay
        protocol PersonJ: AnyObject, JSExport {
          var name: String { get set }
          var age: Int { get }
          func greet(_ other: String, politely: Bool) throws -> String
          static func make() -> PersonJ
          init(name: String)
          func sort(_ names: inout [String])
        }
        """,
      trailer: """
        @_cdecl("windfall_exports_App_whataprotocolshowstoscripts") public nonisolated func windfall_exports_App_whataprotocolshowstoscripts(_ table: UnsafeMutableRawPointer) {
          let table = Unmanaged<JavaScriptCore.ExportTable>.fromOpaque(table).takeUnretainedValue()
          table.begin { $0 is any PersonJ.Type }
          table.property("name", { (object: any PersonJ) in object.name }, set: { (object: any PersonJ, arguments) in object.name = try arguments.value(0) })
          table.property("years") { (object: any PersonJ) in object.age }
          table.method("greetPolitely") { (object: any PersonJ, arguments) in try object.greet(try arguments.value(0), politely: try arguments.value(1)) }
          table.classMethod("make") { (type: any PersonJ.Type, _) in type.make() }
          table.initializer { (type: any PersonJ.Type, arguments) in type.init(name: try arguments.value(0)) }
        }
        """),
    LoweringCase(
      name: "protocols that scripts do not see",
      before: """
        import Foundation
        protocol OtherJ: JSExportJ { func run() }
        protocol JSExportJ {}
        """,
      after: """
        import Foundation; import FoundationOverlay
        protocol OtherJ: JSExportJ { func run() }
        protocol JSExportJ {}
        """),
  ]

  @Test("Protocols for scripts are registered", arguments: cases)
  func exports(_ example: LoweringCase) {
    expectLowering(example)
  }
}
