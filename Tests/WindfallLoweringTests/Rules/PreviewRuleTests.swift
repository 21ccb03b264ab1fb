import Testing

struct PreviewRuleTests {
  static let cases = [
    LoweringCase(
      name: "macros",
      before: "import SwiftUI\nstruct ViewA: View { var body: some View { EmptyView() } }\n#Preview {\n  ViewA()\n}\n"
        + "#Preview(\"Dark\", traits: .landscapeLeft) {\n  @Previewable @State var on = true\n  ViewA()\n}\n"
        + "@available(iOS 17, *)\n#Preview { ViewA() }  // last",
      after: "import SwiftUI\nstruct ViewA: View { var body: some View { EmptyView() } }\n\n\n\n\n\n\n\n\n  // last"),
    LoweringCase(
      name: "playgrounds inside an app",
      before: "import Foundation\nimport Playgrounds\n#Playground {\n  print(1)\n}\nlet afterP = 1",
      after: "import Foundation; import FoundationOverlay\nimport Foundation\n\n\n\nlet afterP = 1"),
    LoweringCase(
      name: "providers",
      before:
        "import SwiftUI\n#if DEBUG\nstruct ViewA_Previews: PreviewProvider {\n  static var previews: some View { #selector(no) }\n}\n"
        + "extension ViewA_Previews {\n}\n#endif\nlet afterA = 1",
      after: "import SwiftUI\n#if DEBUG\n\n\n\n\n\n#endif\nlet afterA = 1"),
  ]

  @Test("Previews", arguments: cases)
  func previews(_ example: LoweringCase) {
    expectLowering(example)
  }
}
