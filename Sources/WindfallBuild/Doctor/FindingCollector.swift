/// Puts uses of the same name together.
struct FindingCollector {
  private var byName: [String: DoctorFinding] = [:]

  mutating func add(
    _ kind: DoctorFinding.Kind, _ name: String, _ consequence: String, _ file: String, _ line: Int? = nil
  ) {
    let place = DoctorFinding.Place(file: file, line: line)
    byName["\(kind) \(name)", default: DoctorFinding(kind, name, consequence, places: [])].places.append(place)
  }

  /// By kind; what is used most often comes first.
  var findings: [DoctorFinding] {
    byName.values.sorted { left, right in
      if left.kind != right.kind { return left.kind < right.kind }
      return (-left.places.count, left.name) < (-right.places.count, right.name)
    }
  }
}
