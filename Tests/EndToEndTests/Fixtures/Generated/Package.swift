// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Generated",
  products: [.library(name: "Names", targets: ["Names"])],
  targets: [
    .target(name: "Names", exclude: ["copied"], plugins: ["TextCopier", "NameWriter", "OnRequest"]),
    .target(name: "Plain"),
    .plugin(name: "NameWriter", capability: .buildTool(), dependencies: ["name-writer"]),
    .plugin(name: "TextCopier", capability: .buildTool()),
    .plugin(name: "OnRequest", capability: .command(intent: .custom(verb: "ask", description: "asks"))),
    .executableTarget(name: "name-writer", dependencies: ["NameWriting"]),
    .target(name: "NameWriting", dependencies: ["CTidy"], resources: [.process("Texts")]),
    .target(name: "CTidy"),
    .testTarget(name: "NamesTests", dependencies: ["Names"]),
    .testTarget(name: "PlainTests", dependencies: ["Plain"]),
  ])
