// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Prices",
  defaultLocalization: "en",
  platforms: [.iOS(.v17)],
  products: [.library(name: "Prices", targets: ["Prices"])],
  dependencies: [.package(path: "../Money")],
  targets: [
    .target(
      name: "Prices", dependencies: [.product(name: "Money", package: "Money")], exclude: ["Notes"],
      resources: [.process("Resources")],
      swiftSettings: [.define("CHEAP"), .define("ELSEWHERE", .when(platforms: [.macOS]))]),
    .testTarget(name: "PricesTests", dependencies: ["Prices"]),
  ])
