/// A list of values of one kind, such as radii, each with a name. They are in the order in which the design document
/// lists them.
package struct Scale<Value: Hashable & Sendable>: Hashable, Sendable {
  package let steps: [Step]

  package struct Step: Hashable, Sendable {
    package let name: String
    package let value: Value
  }

  package init(_ steps: KeyValuePairs<String, Value>) {
    self.steps = steps.map { Step(name: $0.key, value: $0.value) }
  }

  private init(steps: [Step]) { self.steps = steps }

  package subscript(name: String) -> Value? {
    steps.first { $0.name == name }?.value
  }

  package static func + (first: Scale, second: Scale) -> Scale {
    Scale(steps: first.steps + second.steps)
  }
}
