import Foundation

/// What an examination has found, as it is shown.
public struct DoctorReport: Sendable {
  public var findings: [DoctorFinding]
  public var fileCount: Int
  public var lineCount: Int

  /// The places that are shown of each finding, unless all are asked for.
  public static let placeLimit = 3

  public init(findings: [DoctorFinding], fileCount: Int, lineCount: Int) {
    self.findings = findings
    self.fileCount = fileCount
    self.lineCount = lineCount
  }

  /// One block for each finding: its name, how often it is used, what will happen, and where it stands.
  public func text(currentFolder: String, showsAll: Bool = false) -> String {
    var lines: [String] = []
    for kind in DoctorFinding.Kind.allCases {
      let group = findings.filter { $0.kind == kind }
      guard !group.isEmpty else { continue }
      lines += [Self.heading(kind), ""]
      for finding in group {
        lines.append("  \(finding.name)  \(ReportText.count(finding.places.count, "time")): \(finding.consequence)")
        let shown = showsAll ? finding.places[...] : finding.places.prefix(Self.placeLimit)
        lines += shown.map { "    \(Self.text(of: $0, currentFolder))" }
        if shown.count < finding.places.count { lines.append("    and \(finding.places.count - shown.count) more") }
      }
      lines.append("")
    }
    let size = "\(ReportText.count(fileCount, "file")), \(ReportText.count(lineCount, "line"))"
    lines.append(
      findings.isEmpty
        ? "Nothing was found that is not supported (\(size))."
        : "\(ReportText.count(findings.count, "thing")) not supported (\(size)).")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func heading(_ kind: DoctorFinding.Kind) -> String {
    switch kind {
    case .package: "Packages and pods"
    case .framework: "Frameworks without sources"
    case .file: "Files"
    case .script: "Scripts and build rules"
    case .interface: "Interface Builder"
    case .module: "Modules"
    case .syntax: "Syntax"
    case .type: "Types"
    case .member: "Members"
    }
  }

  private static func text(of place: DoctorFinding.Place, _ folder: String) -> String {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    let file = place.file.hasPrefix(prefix) ? String(place.file.dropFirst(prefix.count)) : place.file
    return file + (place.line.map { ":\($0)" } ?? "")
  }
}
