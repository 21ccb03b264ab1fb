extension Double {
  /// A fraction as it is read out: 0.5 is "50%".
  var asPercentage: String { "\(Int((self * 100).rounded()))%" }
}
