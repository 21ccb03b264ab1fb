import WindfallLowering

/// Writes the Swift file that gives a target's assets names to write, as Xcode does.
struct AssetSymbolWriter {
  let names: AssetNames
  /// Whether `UIColor`, `UIImage` and SwiftUI's types get the names too.
  let addsExtensions: Bool
  /// Whether the target knows SwiftUI.
  let importsSwiftUI: Bool
  /// Whether the assets lie in the bundle of a package's target.
  var isPackage = false

  static let fileName = "GeneratedAssetSymbols.swift"

  var text: String {
    let colors = AssetSymbolTree(names.colors)
    let images = AssetSymbolTree(names.images)
    var text = "import Foundation\n"
    if importsSwiftUI { text += "import SwiftUI\n" }
    text += "import UIKit\n\n"
    if isPackage {
      text += "private let resourceBundle = Foundation.Bundle.module\n"
    } else {
      text += "private class ResourceBundleClass {}\n"
      text += "private let resourceBundle = Foundation.Bundle(for: ResourceBundleClass.self)\n"
    }
    text += resources("ColorResource", colors) + resources("ImageResource", images)
    guard addsExtensions else { return text }
    text += extensions("UIKit.UIColor", "init(resource: ", colors, except: Self.uiColors)
    text += extensions("UIKit.UIImage", "init(resource: ", images, except: Self.uiImages)
    guard importsSwiftUI else { return text }
    text += extensions("SwiftUI.Color", "init(", colors, except: Self.colors)
    // No type can lie in a protocol.
    text += extensions(
      "SwiftUI.ShapeStyle", "init(", colors.withoutNamespaces, except: Self.colors.union(Self.shapeStyles),
      of: "SwiftUI.Color",
      where: " where Self == SwiftUI.Color")
    return text
  }

  private func resources(_ type: String, _ tree: AssetSymbolTree) -> String {
    let body = declarations(of: tree, indent: "  ") { member in
      "static let \(member.symbol) = \(type)(name: \(member.asset.swiftLiteral), bundle: resourceBundle)"
    }
    return body.isEmpty ? "" : "\nextension UIKit.\(type) {\n\(body)}\n"
  }

  /// Names that the type has already are left to it.
  private func extensions(
    _ extended: String, _ initializer: String, _ tree: AssetSymbolTree, except taken: Set<String>,
    of type: String? = nil, where condition: String = ""
  ) -> String {
    let body = declarations(of: tree, except: taken, indent: "  ") { member in
      let path = (Self.path(of: member.asset) + [member.symbol]).joined(separator: ".")
      return "static var \(member.symbol): \(type ?? extended) { .\(initializer).\(path)) }"
    }
    return body.isEmpty ? "" : "\nextension \(extended)\(condition) {\n\(body)}\n"
  }

  private func declarations(
    of tree: AssetSymbolTree, except taken: Set<String> = [], indent: String,
    _ line: (AssetSymbolTree.Member) -> String
  ) -> String {
    var text = tree.members.filter { !taken.contains($0.symbol) }.map { "\(indent)\(line($0))\n" }.joined()
    for namespace in tree.namespaces {
      let body = declarations(of: namespace.tree, indent: "\(indent)  ", line)
      if !body.isEmpty { text += "\(indent)enum \(namespace.type) {\n\(body)\(indent)}\n" }
    }
    return text
  }

  /// The namespaces that an asset lies in.
  private static func path(of asset: String) -> [String] {
    asset.split(separator: "/").dropLast().compactMap { AssetSymbolName.type(for: String($0)) }
  }

  private static let uiColors: Set<String> = [
    "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta", "orange",
    "purple", "brown", "clear", "systemRed", "systemGreen", "systemBlue", "systemOrange", "systemYellow", "systemPink",
    "systemPurple", "systemTeal", "systemIndigo", "systemBrown", "systemMint", "systemCyan", "systemGray",
    "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6", "tintColor", "label", "secondaryLabel",
    "tertiaryLabel", "quaternaryLabel", "link", "placeholderText", "separator", "opaqueSeparator", "systemBackground",
    "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
    "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "systemFill", "secondarySystemFill",
    "tertiarySystemFill", "quaternarySystemFill", "darkText", "lightText",
  ]

  private static let uiImages: Set<String> = ["add", "remove", "actions", "checkmark", "strokedCheckmark"]

  private static let colors: Set<String> = [
    "accentColor", "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "gray", "white", "black", "clear", "primary", "secondary",
  ]

  /// What other styles are called, between which the compiler could not choose.
  private static let shapeStyles: Set<String> = [
    "foreground", "background", "selection", "separator", "tint", "placeholder", "link", "fill", "tertiary",
    "quaternary", "quinary", "windowBackground", "bar", "regularMaterial", "thickMaterial", "thinMaterial",
    "ultraThinMaterial", "ultraThickMaterial",
  ]
}
