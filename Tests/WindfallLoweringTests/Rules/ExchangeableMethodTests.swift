import Testing

@testable import WindfallLowering

struct ExchangeableMethodTests {
  private let methods = """
    extension UIViewController {
      @objc fileprivate func tracked_appear(_ animated: Bool) { tracked_appear(animated) }
      @objc private func kept(with text: String) -> Int { 1 }
      @objc class func made() {}
      func plain() {}
    }
    """

  private func lowered(_ other: String) -> String {
    var options = LoweringOptions(moduleName: "App")
    let sources = [methods, other]
    let facts = sources.enumerated().map { index, text in
      Lowerer(options: options).lower(source: text, path: "\(index).swift").facts
    }
    options.module = ModuleFacts(facts)
    return Lowerer(options: options).lower(source: methods, path: "methods.swift").text
  }

  @Test("A method of an extension asks what runs in its place, where a file exchanges methods")
  func exchanged() {
    let text = lowered("func exchange(_ a: Method, _ b: Method) { method_exchangeImplementations(a, b) }")
    #expect(
      text.contains(
        "fileprivate func tracked_appear(_ animated: Bool) { struct WindfallCode { let call: (Bool) -> Void }; "
          + "if let windfallCode = windfallExchanged(self, UIViewController.self, \"tracked_appear:\") "
          + "{ return unsafeBitCast(windfallCode, to: WindfallCode.self).call(animated) };"))
    #expect(
      text.contains("fileprivate func windfallBase_tracked_appear(_ animated: Bool) { tracked_appear(animated) }"))
    #expect(text.contains("private func kept(with text: String) -> Int { struct WindfallCode"))
    #expect(text.contains("fileprivate func windfallBase_kept(with text: String) -> Int { 1 }"))
    #expect(
      text.contains(
        "private class WindfallCode_UIViewController_keptWith_: UIViewController "
          + "{ func windfallCode(with text: String) -> Int { windfallBase_kept(with: text) } }"))
    #expect(
      text.contains(
        "  table.add(code: \"keptWith:\", of: UIViewController.self, in: WindfallCode_UIViewController_keptWith_.self)")
    )
    #expect(text.contains("windfall_category_methods_App_methods_codes"))
    #expect(!text.contains("windfallBase_plain") && !text.contains("WindfallCode_UIViewController_made"))
  }

  @Test("Nothing is asked where nothing exchanges methods")
  func plain() {
    let text = lowered("func nothing() {}")
    #expect(!text.contains("WindfallCode") && text.contains("private func kept(with text: String) -> Int { 1 }"))
  }
}
