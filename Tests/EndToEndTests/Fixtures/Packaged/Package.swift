// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Kitchen",
  defaultLocalization: "en",
  platforms: [.iOS(.v17)],
  products: [.library(name: "Menu", targets: ["Menu"]), .library(name: "Prices", targets: ["Prices"])],
  traits: [.default(enabledTraits: ["Desserts"]), "Desserts", "Breakfast"],
  dependencies: [.package(path: "Money", traits: ["Cents"])],
  targets: [
    .target(
      name: "Menu", dependencies: ["Prices"], resources: [.process("Texts")],
      swiftSettings: [
        .defaultIsolation(MainActor.self), .define("LUNCH"), .define("EARLY", .when(traits: ["Breakfast"])),
        .define("DESK", .when(platforms: [.macOS])), .enableUpcomingFeature("ExistentialAny"),
        .enableExperimentalFeature("Lifetimes"),
      ]),
    .target(
      name: "Prices",
      dependencies: [.product(name: "Money", package: "Money", condition: .when(traits: ["Desserts"]))],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "MenuTests", dependencies: ["Menu"], resources: [.copy("order.txt")]),
    .testTarget(name: "PricesTests", dependencies: ["Prices"]),
  ])
