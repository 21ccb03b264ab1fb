// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "Kitchen",
  defaultLocalization: "en",
  platforms: [.iOS(.v17)],
  products: [.library(name: "Menu", targets: ["Menu"]), .library(name: "Prices", targets: ["Prices"])],
  traits: [.default(enabledTraits: ["Desserts"]), "Desserts", "Breakfast"],
  dependencies: [
    .package(path: "Money", traits: ["Cents"]),
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.0"..<"700.0.0"),
  ],
  targets: [
    .target(
      name: "Menu", dependencies: ["Prices", "KitchenMacros"], resources: [.process("Texts")],
      swiftSettings: [
        .defaultIsolation(MainActor.self), .define("LUNCH"), .define("EARLY", .when(traits: ["Breakfast"])),
        .define("DESK", .when(platforms: [.macOS])), .enableUpcomingFeature("ExistentialAny"),
        .enableExperimentalFeature("Lifetimes"),
      ]),
    .target(
      name: "Prices",
      dependencies: ["CScale", .product(name: "Money", package: "Money", condition: .when(traits: ["Desserts"]))],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "CScale", cSettings: [.headerSearchPath("inner"), .define("UNIT", to: "1000"), .define("HIDDEN")]),
    .macro(
      name: "KitchenMacros",
      dependencies: [
        "MacroSupport", .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
      ]),
    .target(name: "MacroSupport", dependencies: [.product(name: "SwiftSyntax", package: "swift-syntax")]),
    .testTarget(name: "MenuTests", dependencies: ["Menu"], resources: [.copy("order.txt")]),
    .testTarget(name: "PricesTests", dependencies: ["Prices"]),
  ])
