import KernelApplication
import KernelDomain

/// Groups of choices of which one is selected. Selecting another choice in the group takes effect at once.
extension Element {
  /// Creates a group of choices.
  /// - Parameters:
  ///   - chosen: the selected value; nil if none is selected.
  ///   - name: returns the text that is shown for a value.
  ///   - icon: returns the icon of a value.
  ///   - action: returns the action that selects a value.
  ///   - command: returns the words, after the program's name, of the command that selects a value.
  package static func choice<Value: Equatable>(
    _ role: Role, _ title: String, _ values: [Value], chosen: Value?, isDisabled: Bool = false,
    name: (Value) -> String, icon: (Value) -> Icon? = { _ in nil }, action: (Value) -> Action,
    command: (Value) -> [String]
  ) -> Element {
    Element(
      role, title, type: .body,
      children: values.map { value in
        Element(
          .radio, name(value), isOn: value == chosen, isDisabled: isDisabled, type: .body, icon: icon(value),
          action: isDisabled ? nil : action(value),
          command: isDisabled ? nil : ShellCommand.recordbook(command(value)))
      })
  }

  /// Creates a choice among a setting's values.
  /// - Parameter setting: the setting's name, such as `swimming.weekStart`.
  package static func choice(
    _ role: Role, _ title: String, setting: String, _ values: [String], chosen: String?, name: (String) -> String
  ) -> Element {
    choice(
      role, title, values, chosen: chosen, name: name,
      action: { Action(UpdateSettings.method, [setting: .text($0)]) },
      command: { ["settings", "set", setting.kebabCased, $0] })
  }
}
