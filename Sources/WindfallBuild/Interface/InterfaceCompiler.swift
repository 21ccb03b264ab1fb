import Foundation
import WindfallCore
import WindfallProject

/// Turns a storyboard or xib into what lies in the bundle, and says what is wrong with it by file, line and element.
struct InterfaceCompiler {
  let file: URL
  /// The module that classes belong to which the file takes from "the target".
  let moduleName: String

  func document() throws(BuildError) -> InterfaceDocument {
    guard let data = InputFile.data(at: file) else {
      throw BuildError(.buildFailed, "\(file.path): the file \(InputFile.complaint(at: file))")
    }
    let root: MarkupElement
    do {
      root = try MarkupParser.root(of: data)
    } catch {
      throw self.error(
        "the interface file is damaged: \(error.message); open it in Xcode, or take it from version control again",
        line: error.line)
    }
    guard root.name == "document", root.attributes["type"]?.hasPrefix("com.apple.InterfaceBuilder3.CocoaTouch") == true
    else {
      throw error("this is no interface file for iOS in Xcode's present format; open and save it in Xcode", line: 1)
    }
    let element = converted(root)
    try InterfaceReferences(file: file, root: element).check()
    return InterfaceDocument(source: file.path, root: element)
  }

  private func error(_ message: String, line: Int) -> BuildError {
    BuildError(.buildFailed, "\(file.path):\(line): \(message)")
  }

  private func converted(_ element: MarkupElement) -> InterfaceElement {
    var attributes = element.attributes
    if attributes["customModuleProvider"] == "target" { attributes["customModule"] = moduleName }
    let hasText = element.text.contains { !$0.isWhitespace }
    return InterfaceElement(
      name: element.name, attributes: attributes, children: element.children.map(converted),
      text: hasText ? element.text : "", line: element.line)
  }
}
