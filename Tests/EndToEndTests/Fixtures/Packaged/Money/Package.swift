// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Money",
  products: [.library(name: "Money", targets: ["Money"])],
  traits: [.default(enabledTraits: ["Notes"]), "Notes", "Cents"],
  targets: [.target(name: "Money")])
