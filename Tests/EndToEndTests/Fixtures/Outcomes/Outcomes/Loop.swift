/// Never ends.
struct Loop {
  func run() {
    var steps = 0
    while steps >= 0 { steps = (steps + 1) % 1000 }
  }
}
