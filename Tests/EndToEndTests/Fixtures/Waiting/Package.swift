// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Waiting", platforms: [.iOS(.v17)], products: [.library(name: "Waiting", targets: ["Waiting"])],
  targets: [.target(name: "Waiting"), .testTarget(name: "WaitingTests", dependencies: ["Waiting"])],
  swiftLanguageModes: [.v5])
