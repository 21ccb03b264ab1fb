import Foundation

extension Builder {
  /// Lets Swift see the headers of C of the target and of those that it needs.
  func addC(
    of target: TargetPlan, seeing targets: [TargetPlan], to compilation: inout ModuleCompilation
  ) throws {
    for part in targets {
      for map in part.moduleMaps {
        let folder = map.deletingLastPathComponent()
        compilation.cArguments += ["-fmodule-map-file=\(map.path)", "-I", folder.path].flatMap { ["-Xcc", $0] }
        compilation.cHeaders += ModuleMap.headers(of: map) + [map]
      }
      guard let c = part.c else { continue }
      let interface = CInterface(target: part, sources: c, toolchain: toolchain, derivedData: derivedData)
      compilation.cArguments += try interface.importArguments()
      compilation.cHeaders += c.headers
      guard part.name == target.name, let header = try interface.bridgingHeader() else { continue }
      compilation.cArguments += ["-import-objc-header", header.file.path, "-disable-bridging-pch"]
      compilation.cHeaders.append(header.file)
    }
  }
}
