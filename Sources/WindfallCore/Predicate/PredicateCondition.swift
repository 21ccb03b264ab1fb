/// A condition as a value, such as a predicate's format describes it.
public indirect enum PredicateCondition: Hashable, Sendable {
  case constant(Bool)
  case comparison(PredicateComparison)
  case and([PredicateCondition])
  case or([PredicateCondition])
  case not(PredicateCondition)
}
