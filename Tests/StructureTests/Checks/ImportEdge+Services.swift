extension ImportEdge {
  /// The toolchain's modules that any framework of the list of services may import. Of ours it may import what its
  /// entry in Package.swift names.
  static let systemModules: Set<String> = [
    "Dispatch", "Foundation", "FoundationNetworking", "Glibc", "Observation", "Swift", "Synchronization",
  ]

  /// The edges of UniformTypeIdentifiers and CoreTransferable, which every app has.
  static let types: [ImportEdge] = [
    ImportEdge("CoreTransferable", "Foundation", "the module exports it, as Apple's does"),
    ImportEdge("CoreTransferable", "FoundationOverlay", "item providers"),
    ImportEdge(
      "CoreTransferable", "UniformTypeIdentifiers", "the types of what is transferred; the module exports it"),
    ImportEdge("UniformTypeIdentifiers", "Foundation", "the module exports it, as Apple's does"),
    ImportEdge("UniformTypeIdentifiers", "WindfallCore", "types of files"),
  ]
}
