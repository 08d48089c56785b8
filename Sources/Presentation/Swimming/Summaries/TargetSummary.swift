package import KernelDomain
package import KernelPresentation
package import SwimmingApplication
import SwimmingDomain

/// Describes in words a target that was set or removed, or the import of standards.
package enum TargetSummary {
  package static func set(_ output: TargetChanged, _ language: Language, _ program: Program) -> String {
    if !output.changed {
      return language.say(
        cs: "V knize to tak už je; nic se nezměnilo.\n", en: "The book already has this; nothing was changed.\n")
    }
    return summary(output, language.say(cs: "Cíl", en: "Target"), language, program)
  }

  package static func removed(_ output: TargetChanged, _ language: Language, _ program: Program) -> String {
    summary(output, language.say(cs: "Cíl zrušen", en: "Target removed"), language, program)
  }

  /// Describes a target that was set, as pages show it: without the command that undoes the change.
  package static func summary(_ output: TargetChanged, _ language: Language) -> String {
    let strings = SwimmingStrings(language: language)
    return strings.swim(output.style, Double(output.distance), output.course.unit)
      + " · \(strings.name(of: output.course)) \(language.time(output.hundredths))"
  }

  private static func summary(
    _ output: TargetChanged, _ what: String, _ language: Language, _ program: Program
  ) -> String {
    let line = "\(what): \(summary(output, language))\n"
    if output.dryRun == true { return line + language.say(cs: "Nic se nezměnilo.\n", en: "Nothing was changed.\n") }
    return line + program.undo(output.number, language)
  }

  package static func goal(_ output: SetSwimGoal.Output, _ language: Language, _ program: Program) -> String {
    if !output.changed {
      return language.say(
        cs: "V knize to tak už je; nic se nezměnilo.\n", en: "The book already has this; nothing was changed.\n")
    }
    let line = goal(output, language) + "\n"
    if output.dryRun == true { return line + language.say(cs: "Nic se nezměnilo.\n", en: "Nothing was changed.\n") }
    return line + program.undo(output.number, language)
  }

  /// Describes a weekly goal that was set, as pages show it: without the command that undoes the change.
  static func goal(_ output: SetSwimGoal.Output, _ language: Language) -> String {
    let (from, goal) = (language.date(output.from), output.goal)
    return language.say(
      cs: "Týdenní cíl od \(from): \(goal ?? "žádný")", en: "Weekly goal from \(from): \(goal ?? "none")")
  }

  /// Says how many standards were imported, and adds the command that undoes the change.
  package static func standards(_ output: ReplaceStandards.Output, _ language: Language, _ program: Program) -> String {
    standards(output, language) + program.undo(output.number, language)
  }

  /// Says how many standards were imported.
  static func standards(_ output: ReplaceStandards.Output, _ language: Language) -> String {
    if output.dryRun == true {
      return language.say(
        cs: "Limitů v tabulce: \(output.standards). Nic se nezměnilo.\n",
        en: "Standards in the table: \(output.standards). Nothing was changed.\n")
    }
    return output.number == nil
      ? language.say(
        cs: "Kniha je už má; nic se nezměnilo.\n", en: "The book has them already; nothing was changed.\n")
      : language.say(
        cs: "Limity nahrazeny (\(output.standards))\n", en: "Standards replaced (\(output.standards))\n")
  }
}
