/// What makes code count how often it is run.
///
/// The counters lie in a file that is mapped into memory, so that nothing is lost when a process is killed, and a forked
/// process counts on where its parent's numbers stand.
enum Instrumentation {
  static let swiftArguments = [
    "-profile-generate", "-profile-coverage-mapping", "-Xllvm", "-runtime-counter-relocation=true",
  ]
  static let cArguments = [
    "-fprofile-instr-generate", "-fcoverage-mapping", "-mllvm", "-runtime-counter-relocation=true",
  ]
  static let linkerArguments = ["-fprofile-instr-generate"]

  /// The variable that names the file: one for each binary (`%m`) of each process (`%p`), mapped (`%c`).
  static func variables(folder: String) -> [String: String] {
    ["LLVM_PROFILE_FILE": "\(folder)/%m-%p%c.profraw"]
  }
}
