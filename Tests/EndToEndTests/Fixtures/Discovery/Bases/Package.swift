// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Bases",
  platforms: [.iOS(.v17)],
  products: [.library(name: "Bases", targets: ["Bases"])],
  targets: [.target(name: "Bases")])
