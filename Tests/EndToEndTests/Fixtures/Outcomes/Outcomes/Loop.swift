/// Never ends.
///
/// All its steps have one line: where it is found does not depend on the moment.
struct Loop {
  func run() {
    while true {}
  }
}
