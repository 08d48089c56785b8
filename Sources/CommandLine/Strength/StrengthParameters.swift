import KernelCommandLine
import KernelDomain
import StrengthDomain

/// The parameters and options that several commands about strength training share.
extension Parameter {
  static let workout = Parameter(
    "WORKOUT", .name("strength names workouts"),
    cs: "trénink: s20250210T164613, začátek toho, nebo last",
    en: "a workout: s20250210T164613, the beginning of that, or last"
  ).dated
  static let exercise = Parameter(
    "EXERCISE", .name("strength names exercises"), cs: "cvik, třeba „Bench Press“",
    en: "an exercise, such as \"Bench Press\""
  ).joined
  static let set = Parameter("SET", cs: "číslo série v tréninku", en: "a set's number in its workout")
  static let spec = Parameter(
    "SET", cs: "série, třeba 100kg x5 @8, 60s nebo 400m", en: "a set, such as 100kg x5 @8, 60s or 400m"
  ).repeated
  static let routine = Parameter(
    "ROUTINE", .name("strength names routines"), cs: "rutina: r1, nebo její jméno", en: "a routine: r1, or its name"
  ).joined
  static let seconds = Parameter("SECONDS", cs: "třeba 120 nebo 2:00", en: "such as 120 or 2:00").amount
  static let massUnit = Parameter("UNIT", .choice(MassUnit.allCases.map(\.rawValue)), cs: "kg nebo lb", en: "kg or lb")
  static let newName = Parameter("NAME", cs: "název", en: "a name")
}

extension Option {
  static let importedUnit = Option(
    "unit", .massUnit, cs: "Jednotka zátěží v denících, které ji neříkají", en: "The unit of loads in logs without one")
  static let importedDistance = Option(
    "distance", Parameter("DISTANCE", .choice(["km", "mi"]), cs: "km nebo mi", en: "km or mi"),
    cs: "Jednotka vzdáleností v denících, které ji neříkají", en: "The unit of distances in logs without one")
  static let importedDates = Option(
    "dates", Parameter("DATES", .choice(["dmy", "mdy"]), cs: "dmy nebo mdy", en: "dmy or mdy"),
    cs: "Je v datech jako 05/06/2026 první den, nebo měsíc?",
    en: "Whether the day or the month comes first in dates such as 05/06/2026")
  static let setNote = Option(
    "note", Parameter("TEXT", cs: "poznámka", en: "a note"), cs: "Poznámka k sérii", en: "A note on the set")
  static let same = Option(
    "same", cs: "Patří k témuž tréninku, i když v něm čtyři hodiny nic nepřibylo",
    en: "It belongs to this workout even though nothing was done for four hours")
  static let rest = Option(
    "rest", Parameter.seconds.known(as: "restSeconds"), cs: "Odpočinek po sérii", en: "Rest after the set")
}
