import Foundation
import Testing

@testable import WindfallBuild

@Suite struct AssetSymbolWriterTests {
  private func names(colors: [String] = [], images: [String] = []) -> AssetNames {
    var names = AssetNames()
    let folder = URL(fileURLWithPath: "/")
    for name in colors { names.add(AssetSet(kind: .color, name: name, folder: folder)) }
    for name in images { names.add(AssetSet(kind: .image, name: name, folder: folder)) }
    return names
  }

  private func text(_ names: AssetNames, addsExtensions: Bool = true, importsSwiftUI: Bool = true) -> String {
    AssetSymbolWriter(names: names, addsExtensions: addsExtensions, importsSwiftUI: importsSwiftUI).text
  }

  @Test("Folders with a namespace become types; the first of two with one symbol gets it")
  func resources() {
    let text = text(names(images: ["File", "FileImage", "tab bar/Home"]), addsExtensions: false)
    #expect(
      text.hasSuffix(
        """

        extension UIKit.ImageResource {
          static let file = ImageResource(name: "File", bundle: resourceBundle)
          enum TabBar {
            static let home = ImageResource(name: "tab bar/Home", bundle: resourceBundle)
          }
        }

        """), "\(text)")
  }

  @Test("UIKit's and SwiftUI's types get the names that they do not have already")
  func extensions() {
    let text = text(names(colors: ["Red", "Separator", "brand/Red"], images: ["add", "logo"]))
    #expect(text.contains("static let red = ColorResource(name: \"Red\", bundle: resourceBundle)"))
    #expect(!text.contains("static var red: UIKit.UIColor { .init(resource: .red) }"))
    #expect(text.contains("static var red: UIKit.UIColor { .init(resource: .Brand.red) }"))
    #expect(text.components(separatedBy: "enum Brand {").count == 4)
    #expect(!text.contains("static var separator: UIKit.UIColor"))
    #expect(text.components(separatedBy: "static var separator: SwiftUI.Color { .init(.separator) }").count == 2)
    #expect(text.contains("static var logo: UIKit.UIImage { .init(resource: .logo) }"))
    #expect(!text.contains("static var add"))
  }

  @Test("SwiftUI is imported only where the target knows it")
  func withoutSwiftUI() {
    #expect(!text(names(colors: ["Brand"]), importsSwiftUI: false).contains("SwiftUI"))
  }
}
