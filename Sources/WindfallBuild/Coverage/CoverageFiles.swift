import Foundation

/// The files that a coverage report is written to.
public struct CoverageFiles {
  private let lcov: ReportFile?
  private let cobertura: ReportFile?
  private let json: ReportFile?
  private let html: URL?

  /// Finds out now what cannot be written, before any test has taken its time.
  public init(lcov: String?, cobertura: String?, json: String?, html: String?) throws(BuildError) {
    self.lcov = try Self.file(lcov)
    self.cobertura = try Self.file(cobertura)
    self.json = try Self.file(json)
    self.html = html.map { URL(fileURLWithPath: $0) }
    guard let folder = self.html else { return }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw BuildError(.unusableMachine, "cannot make the folder \(folder.path): \(error.localizedDescription)")
    }
  }

  private static func file(_ path: String?) throws(BuildError) -> ReportFile? {
    guard let path else { return nil }
    return try ReportFile(path: path)
  }

  /// Writes all that were asked for.
  public func write(_ report: CoverageReport, at date: Date = Date()) throws {
    try lcov?.write(LcovText(report: report).text)
    try cobertura?.write(CoberturaText(report: report, timestamp: Int(date.timeIntervalSince1970)).text)
    try json?.write(try CoverageJSON(report).text)
    guard let html else { return }
    for (name, text) in CoveragePages(report: report).pages {
      try ReportFile(path: html.appendingPathComponent(name).path).write(text)
    }
  }
}
