import Foundation

/// A program of the SDK that has a place of its own in the derived data.
///
/// It is a copy, made once: by another name for the same file, damage to the derived data would be the SDK's too.
struct CopiedProgram {
  let source: URL
  let destination: URL
  let derivedData: DerivedData

  func make() throws(BuildError) {
    let recordFile = derivedData.intermediates(destination.lastPathComponent).appendingPathComponent("copy.record")
    var fingerprint = Fingerprint(step: "copy")
    fingerprint.add(fileStamp: source.path)
    fingerprint.add(destination.path)
    if StepRecord(file: recordFile).isUpToDate(fingerprint) { return }
    try FileWriter.copy(source, to: destination)
    try StepRecord(of: [destination], fingerprint: fingerprint).write(to: recordFile)
  }
}
