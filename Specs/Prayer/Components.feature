Feature: Components of the prayer screens
  The parts from which the screens of prayer are built in the design PrayerTracker, with their measures and when each is
  used. Measures are in points at 100 % text size. Scripts/check-pages measures them on the pages.

  Main button: one a screen, for the step that comes next. It has a gradient from a darker accent and a glow; pressed, it
  shrinks to 98 %. It never fades in, so that it can be pressed from the first moment.
  Second button: beside or below the main one, outlined by 2 in the accent, as Back is. Two side by side are 16 apart.
  Done: closes what is laid over a screen; text in the accent, at the end of the header.
  Card: a group of facts or controls with a title; it has a shadow. Groups of choices and fields that stand alone look the
  same. A card in a card has neither shadow nor room of its own.
  Title of a group: above a group of cards, in the middle. A title inside a card is smaller.
  Row: a prayer, a place or a day, a card of its own with the hue of its prayer as a bar; it leads on or has a button.
  Field: for a text, a number, a day or a time; it saves when it is left, and says so below.
  Stepper: a number that is changed by one, in a row between two buttons; it saves a moment after the last press.
  Dots: where one is in the steps; the others are 20 % of the accent with a ring of 1.5 in it, so that they keep 3:1.
  Heat map: the days of half a year or a year; five depths, the digit where there is room, excused days hatched by lines at
  45°. What it shows by colour it shows by its pattern, too.

  Scenario: Measures
    Then the components of "prayer-tracker" are:
      | component        | height | radius | room | type                |
      | main button      | 56     | 28     | –    | 18 semibold rounded |
      | Done             | 44     | –      | –    | 18 semibold rounded |
      | card             | –      | 16     | 20   | 18 bold rounded     |
      | title of a group | –      | –      | –    | 22 bold rounded     |
      | title of a page  | –      | –      | –    | 28 bold rounded     |
      | field            | 44     | 12     | –    | 16 medium standard  |
