import PersistenceEngine
import WindfallCore

/// Says what stores cannot do in Apple's words.
enum StoreFailure {
  static func translating<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let problem as StoreProblem {
      throw CoreDataError.make(problem.code, problem.userInfo)
    } catch let problem as ConditionProblem {
      stop(.invalidArgumentException, problem.description)
    } catch let problem as PredicateProblem {
      stop(.invalidArgumentException, "\(problem)")
    }
  }
}
