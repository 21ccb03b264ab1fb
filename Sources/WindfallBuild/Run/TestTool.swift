import Foundation

/// The program that runs tests without an app. It has the name and the identifier of Xcode's, which libraries ask for.
enum TestTool {
  static let identifier = "com.apple.dt.xctest.tool"

  /// Gives the SDK's program its name in a bundle of its own, and answers with its path.
  static func make(of host: URL, in derivedData: DerivedData) throws(BuildError) -> URL {
    let folder = derivedData.products.appendingPathComponent("Agents")
    let tool = folder.appendingPathComponent("xctest")
    try CopiedProgram(source: host, destination: tool, derivedData: derivedData).make()
    let keys = [
      "CFBundleIdentifier": identifier, "CFBundleExecutable": "xctest", "CFBundleName": "xctest",
      "CFBundlePackageType": "APPL",
    ]
    let entries = keys.sorted { $0.key < $1.key }.map { "<key>\($0)</key><string>\($1)</string>" }
    try FileWriter.write(
      #"<?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>"# + entries.joined() + "</dict></plist>\n",
      to: folder.appendingPathComponent("Info.plist"))
    return tool
  }
}
