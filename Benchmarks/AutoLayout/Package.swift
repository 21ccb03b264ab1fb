// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "AutoLayoutBenchmark",
  targets: [
    // Solver is a link to UIKit's own files: they need nothing else of UIKit.
    .executableTarget(name: "AutoLayoutBenchmark", swiftSettings: [.treatAllWarnings(as: .error)])
  ],
  swiftLanguageModes: [.v6]
)
