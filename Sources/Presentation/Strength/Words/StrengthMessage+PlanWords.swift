import KernelApplication
import KernelDomain
import KernelPresentation
import StrengthApplication

extension StrengthMessage {
  /// Returns the text of a message about plans, loads, or workouts that are logged after they were done.
  func planWords(_ localizer: MessageLocalizer) -> MessageText {
    switch self {
    case .noRoutines:
      localizer.localized(
        cs: "zatím není žádná rutina", en: "there is no routine yet",
        hint: localizer.command(
          "strength", "save-routine", "NAME", "EXERCISE:3x5", cs: "Uložte první", en: "Save one"))
    case .noSets:
      localizer.localized(
        cs: "není řečeno, kolik sérií", en: "the number of sets is missing",
        hint: localizer.say(cs: "Napište třeba 3x5.", en: "Write, for example, 3x5."))
    case .lastSetIsWarmup:
      localizer.localized(
        cs: "poslední série je rozcvičovací", en: "the last set is a warm-up set",
        hint: localizer.say(
          cs: "Plánují se pracovní série; rozcvičovací zůstávají před nimi.",
          en: "A plan is of working sets; warm-up sets stay before them."))
    case .ruleWithoutReps:
      localizer.localized(
        cs: "progrese potřebuje série s opakováními", en: "a progression needs sets with repetitions",
        hint: localizer.say(cs: "Napište třeba 3x5.", en: "Write, for example, 3x5."))
    case .doubleWithoutRange:
      localizer.localized(
        cs: "dvojitá progrese potřebuje rozmezí opakování", en: "double progression needs a range of repetitions",
        hint: localizer.say(cs: "Napište třeba 3x8-12.", en: "Write, for example, 3x8-12."))
    case .waveWithoutMax:
      localizer.localized(
        cs: "vlna potřebuje tréninkové maximum", en: "a wave needs a training max",
        hint: localizer.command(
          "strength", "set-max", "EXERCISE", "100kg", cs: "Zapište ho", en: "Set it"))
    case .loadAndPercent:
      localizer.localized(
        cs: "zadána je zátěž i procento tréninkového maxima",
        en: "both a load and a percentage of the training max are given",
        hint: localizer.say(cs: "Zadejte jen jedno z nich.", en: "Give only one of them."))
    case .ruleWithPercent:
      localizer.localized(
        cs: "lineární a dvojitá progrese vycházejí ze zátěže, ne z procenta tréninkového maxima",
        en: "linear and double progression begin with a load, not with a percentage of the training max",
        hint: localizer.say(
          cs: "Zadejte zátěž, třeba x60kg, nebo vynechte progresi.",
          en: "Give a load, such as x60kg, or leave the progression out."))
    case .twoUnits:
      localizer.localized(
        cs: "zátěž a krok mají různé jednotky", en: "the load and the step have different units",
        hint: localizer.say(cs: "Zadejte obojí v kg, nebo v lb.", en: "Give both in kg, or both in lb."))
    case .lighterThanBar(let bar):
      localizer.localized(
        cs: "lehčí než osa" + (bar.map { " (\(Language.cs.load($0)))" } ?? ""),
        en: "lighter than the bar" + (bar.map { " (\(localizer.language.load($0)))" } ?? ""),
        hint: localizer.command(
          "settings", "set", "strength.bar", "15kg", cs: "Jinou osu nastaví", en: "Set another bar"))
    case .dayToCome:
      localizer.localized(
        cs: "budoucí den nelze zapsat", en: "a day to come cannot be logged",
        hint: localizer.command(
          "strength", "schedule", "ROUTINE", "--day", "DAY", cs: "Naplánujte ho", en: "Schedule it"))
    case .noTime(let text):
      localizer.localized(
        cs: "„\(text)“ není čas dne", en: "\"\(text)\" is not a time of day",
        hint: localizer.say(cs: "Napište třeba 18:00.", en: "Write, for example, 18:00."))
    case .noTimes:
      localizer.localized(
        cs: "není řečeno, kdy trénink začal nebo skončil", en: "no start, end or duration is given",
        hint: localizer.say(cs: "Zadejte začátek, konec nebo trvání.", en: "Give its start, end or duration."))
    case .endAndDuration:
      localizer.localized(
        cs: "zadán je konec i trvání", en: "both an end and a duration are given",
        hint: localizer.say(cs: "Zadejte jen jedno z nich.", en: "Give only one of them."))
    case .noteTooLong(let most):
      localizer.localized(
        cs: "poznámka může mít nejvýš \(localizer.language.number(most)) znaků",
        en: "a note may have at most \(localizer.language.number(most)) characters",
        hint: localizer.say(cs: "Zkraťte ji.", en: "Shorten it."))
    case .emptyBlock(let number):
      localizer.localized(
        cs: "cvik číslo \(number) nemá žádnou sérii", en: "exercise number \(number) has no set",
        hint: localizer.say(cs: "Nejdřív do něj přidejte sérii.", en: "Add a set to it first."))
    case .setOfAnother(let number, let exercise):
      localizer.localized(
        cs: "série \(number) je cviku „\(exercise.shown(.cs))“", en: "set \(number) is one of \"\(exercise.name)\"",
        hint: localizer.say(cs: "Zvolte sérii téhož cviku.", en: "Choose a set of the same exercise."))
    default: MessageText("")
    }
  }
}
