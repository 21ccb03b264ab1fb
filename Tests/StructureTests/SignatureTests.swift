import Testing
import WindfallCoverage

@Suite("Signatures of SwiftUI")
struct SignatureTests {
  /// Names at which ours is stricter, and why.
  private static let exempt: [Exemption] = [
    Exemption("BorderlessButtonStyle", "conforms to the style, which Apple's page has on the main actor"),
    Exemption("ButtonStyle", "Apple's page has it on the main actor"),
    Exemption("ButtonStyle.makeBody(configuration:)", "as its protocol"),
    Exemption("PlainButtonStyle", "as BorderlessButtonStyle"),
    Exemption("PresentedWindowContent", "nobody names it: a window group makes it"),
    Exemption("PrimitiveButtonStyle", "Apple's page has it on the main actor"),
    Exemption("PrimitiveButtonStyle.borderless", "as its protocol"),
    Exemption("PrimitiveButtonStyle.makeBody(configuration:)", "as its protocol"),
    Exemption("PrimitiveButtonStyle.plain", "as its protocol"),
    Exemption("TimelineView", "it is a view where it is declared; all that it has may be called from anywhere"),
  ]

  @Test("Ours ask for no more than the table says")
  func table() throws {
    let check = SignatureCheck(
      folder: "Sources/Frameworks/SwiftUI",
      table: SignatureTable.signatures(in: Repository.text("Scripts/signatures/SwiftUI.txt")))
    let collector = SignatureCollector()
    for file in Repository.sources where file.path.hasPrefix("Sources/Frameworks/SwiftUI/") {
      collector.read(Repository.text(file.path))
    }
    let ours = collector.signatures
    #expect(check.common(with: ours) > 1400)
    Finding.expectNone(check.findings(in: ours, exempt: Self.exempt))
  }

  private func findings(_ ours: String, _ theirs: String, exempt: [Exemption] = []) -> [String] {
    let (collector, others) = (SignatureCollector(), SignatureCollector())
    collector.read(ours)
    others.read(theirs)
    let table = others.signatures.map(\.line).joined(separator: "\n")
    return SignatureCheck(folder: "F", table: SignatureTable.signatures(in: table))
      .findings(in: collector.signatures, exempt: exempt).map(\.message)
  }

  @Test(
    "What is stricter is found",
    arguments: [
      ("@MainActor public struct A {}", "public struct A {}", "A: belongs to the main actor here only"),
      ("public protocol A {}", "@MainActor public protocol A {}", "A: belongs to the main actor there only"),
      ("public struct A {}", "public struct A: Sendable {}", "A: is Sendable there only"),
      ("public protocol A: Sendable {}", "public protocol A {}", "A: is Sendable here only"),
      (
        "public func f(_ a: @escaping () -> Void) {}", "public func f(_ a: () -> Void) {}",
        "f(_:): closure 1 escapes here only"
      ),
      (
        "public func f(_ a: @Sendable () -> Void) {}", "public func f(_ a: () -> Void) {}",
        "f(_:): closure 1 is Sendable here only"
      ),
      (
        "public func f(_ a: () -> Void) {}", "public func f(_ a: @MainActor () -> Void) {}",
        "f(_:): closure 1 belongs to the main actor there only"
      ),
      (
        "public protocol P { func f(_ a: () -> Void) }", "public protocol P { func f(_ a: @escaping () -> Void) }",
        "P.f(_:): closure 1 escapes there only"
      ),
    ])
  func stricter(ours: String, theirs: String, finding: String) {
    #expect(findings(ours, theirs) == [finding])
  }

  @Test("An actor follows from the protocols in a type's declaration, and from what an extension says")
  func inferred() {
    let protocols = "@MainActor public protocol V { func v() }\npublic protocol R: V, _RemoveGlobalActorIsolation {}\n"
    let ours = protocols + "public struct A: V { public func a() {} }\npublic struct B: R { public func v() {} }"
    let theirs =
      protocols
      + "public struct A {}\nextension A: V { public func v() {} }\nnonisolated extension A { public func a() {} }"
      + "\npublic struct B: R { public func v() {} }"
    #expect(
      findings(ours, theirs) == [
        "A.a(): belongs to the main actor here only", "A: belongs to the main actor here only",
      ])
    // A type of the main actor may be sent without saying so.
    #expect(findings(theirs, ours) == ["A: is Sendable there only"])
  }

  @Test("What is exempt is not found, and an exemption that nothing needs is")
  func exempt() {
    let one = [Exemption("A", "reason")]
    #expect(findings("@MainActor public struct A {}", "public struct A {}", exempt: one) == [])
    #expect(
      findings("public struct A {}", "public struct A {}", exempt: one) == ["A: nothing differs; remove the exemption"])
  }
}
