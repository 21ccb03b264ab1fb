import Foundation
import NameWriting

let arguments = CommandLine.arguments
let input = try String(contentsOfFile: arguments[2], encoding: .utf8)
let prefix = ProcessInfo.processInfo.environment["PREFIX"] ?? ""
let output = try arguments[1] == "source" ? source(of: input, prefix: prefix) : table(of: input)
try output.write(toFile: arguments[3], atomically: false, encoding: .utf8)
