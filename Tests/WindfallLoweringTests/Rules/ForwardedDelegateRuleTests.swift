import Testing
import WindfallLowering

struct ForwardedDelegateRuleTests {
  private func lowered(_ body: String) -> String {
    let head = "class Proxy: DelegateProxy<UIScrollView, UIScrollViewDelegate>, UIScrollViewDelegate {"
    return Lowerer(options: LoweringOptions(moduleName: "App")).lower(source: "\(head) \(body) }", path: "a.swift").text
  }

  @Test("What is sent to the delegate behind a proxy is sent to one of the proxy's protocol")
  func calls() {
    let text = lowered("func move(_ view: UIScrollView) { _forwardToDelegate?.scrollViewDidScroll?(view) }")
    let typed = "(_forwardToDelegate as? any UIScrollViewDelegate)"
    #expect(text.contains("windfallOptional(\(typed)?.scrollViewDidScroll)?(view)"))
    let labelled = lowered("func end(_ v: UIScrollView) { self._forwardToDelegate?.scroll?(v, at: 1) }")
    #expect(labelled.contains("(self._forwardToDelegate as? any UIScrollViewDelegate)?.scroll(v, at: 1)"))
  }

  @Test("In an extension of a proxy, the protocol that it adopts is meant")
  func adopted() {
    let text = Lowerer(options: LoweringOptions(moduleName: "App")).lower(
      source: """
        extension Proxy: UIScrollViewDelegate {
          func move(_ view: UIScrollView) { _forwardToDelegate?.scrollViewDidScroll?(view) }
        }
        """, path: "a.swift"
    ).text
    #expect(text.contains("(_forwardToDelegate as? any UIScrollViewDelegate)?.scrollViewDidScroll"))
  }

  @Test("What every object has, and what is no proxy, stays")
  func others() {
    let text = lowered("func has(_ name: Selector) -> Bool { _forwardToDelegate?.responds(to: name) ?? false }")
    #expect(text.contains("{ _forwardToDelegate?.responds(to: name) ?? false }"))
    let plain = Lowerer(options: LoweringOptions(moduleName: "App")).lower(
      source: "class Plain { func f() { _forwardToDelegate?.end?(at: 1) } }", path: "a.swift")
    #expect(plain.text.contains("_forwardToDelegate?.end(at: 1)"))
  }
}
