import Composition
import KernelCommandLine
import Testing

@testable import recordbook

/// A feature without commands, or commands of no feature, would be noticed by nobody but a person who misses them.
struct FeatureCommandsTests {
  @Test func everyFeatureHasItsCommandsInTheSameOrder() {
    #expect(FeatureCommands.all.map(\.noun.name) == Feature.all.map(\.noun))
  }
}
