import Testing
import WindfallLowering

struct ClassObjectRuleTests {
  private func lowered(_ source: String) -> String {
    Lowerer(options: LoweringOptions(moduleName: "App")).lower(source: source, path: "a.swift").text
  }

  @Test(
    "A class that is taken for an object becomes one",
    arguments: ["as? NSObjectProtocol", "as? any NSObjectProtocol", "as! NSObject"])
  func cast(_ cast: String) {
    #expect(
      lowered("let object = found as Any \(cast)").contains("let object = windfallClassObject(found as Any) \(cast)"))
  }

  @Test("Other casts stay", arguments: ["found as? NSObjectProtocol", "found as Any as? String"])
  func others(_ expression: String) {
    #expect(lowered("let object = \(expression)").contains("let object = \(expression)"))
  }
}
