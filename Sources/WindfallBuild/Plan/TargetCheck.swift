import Foundation
import WindfallProject

/// Finds what stands in the way of building a target, before any work is done.
struct TargetCheck {
  let target: ProjectTarget
  let settings: BuildSettings

  func run() throws(BuildError) {
    if let file = target.missingFiles.first {
      throw failure("\(file.path) is missing", "restore the file or remove it from the target")
    }
    if let file = target.otherSources.first {
      throw failure(
        "it compiles \(file.path), and only Swift sources are supported", "leave the file out of the target")
    }
    if let header = settings["SWIFT_OBJC_BRIDGING_HEADER"], !header.isEmpty {
      throw failure(
        "it has the Objective-C bridging header \(header), and only Swift sources are supported",
        "clear SWIFT_OBJC_BRIDGING_HEADER")
    }
    let missing = target.packageProducts.map(\.name).filter { !SDK.packageModules.contains($0) }
    if !missing.isEmpty {
      let names = missing.joined(separator: ", ")
      throw failure("it uses Swift packages, which are not supported yet: \(names)", "remove the package dependency")
    }
    if target.sources.isEmpty {
      throw failure("it has no Swift source", "add one in Xcode")
    }
    let names = Dictionary(grouping: target.sources, by: \.lastPathComponent)
    if let twins = names.values.filter({ $0.count > 1 }).min(by: { $0[0].path < $1[0].path }) {
      let paths = twins.map(\.path).joined(separator: " and ")
      throw failure("two of its sources have the same name: \(paths)", "rename one, as Xcode asks for too")
    }
  }

  private func failure(_ reason: String, _ advice: String) -> BuildError {
    BuildError(.buildFailed, "cannot build target \(target.name): \(reason); \(advice)")
  }
}
