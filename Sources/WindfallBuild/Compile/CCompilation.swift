import Foundation

/// Compiles the C and C++ files of a target, each by itself.
struct CCompilation {
  let target: TargetPlan
  let sources: CSources
  /// The targets whose public headers it sees.
  let needed: [CSources]
  let toolchain: Toolchain
  let derivedData: DerivedData
  /// Where the objects are kept for other projects.
  var store: ModuleStore?

  private var folder: URL { derivedData.intermediates(target.name).appendingPathComponent("C") }

  var objects: [URL] { sources.files.indices.map(object) }

  private func object(_ index: Int) -> URL {
    // Files of one name may lie in several folders.
    folder.appendingPathComponent("\(index)-\(sources.files[index].lastPathComponent).o")
  }

  func steps() throws(BuildError) -> [BuildStep] {
    guard !sources.files.isEmpty else { return [] }
    try FileWriter.createFolder(folder)
    let headers = sources.headers.map(\.path) + needed.flatMap(\.headers).map(\.path)
    let folders = needed.compactMap(\.publicHeaders).flatMap { ["-I", $0.path] }
    return sources.files.indices.map { index in
      let file = sources.files[index]
      let object = object(index)
      var arguments =
        ["-c", file.path, "-o", object.path, "-g", "-O0", "-fPIC", "-fblocks", "-w"] + sources.arguments(for: file)
        + folders
      if target.isMeasured { arguments += Instrumentation.cArguments }
      var inputs = Fingerprint(step: "compile C")
      inputs.add(toolchain.identity)
      inputs.add(arguments)
      let ownInputs = inputs
      var key = StoreKey(step: "compile C", derivedData: derivedData)
      key.add([toolchain.identity] + arguments)
      let ownKey = key
      return BuildStep(
        title: "compiling \(file.lastPathComponent)", executable: toolchain.linkerDriver, arguments: arguments,
        recordFile: object.appendingPathExtension("record"), outputs: [object],
        stored: store.map { store in
          ModuleStore.Place(store: store) {
            var key = ownKey
            for path in [file.path] + headers { key.add(contentOf: path) }
            return key.text
          }
        },
        fingerprint: {
          var fingerprint = ownInputs
          for path in [file.path] + headers { fingerprint.add(fileContent: path) }
          return fingerprint
        },
        prerequisites: [])
    }
  }
}
