#!/usr/bin/env python3
"""Screens as pages by Jinja2: the same elements as this program's pages, for Scripts/bench pages."""
import jinja2

PAGE = """<!DOCTYPE html>
<html lang="{{ s.language }}"><head><meta charset="utf-8"><title>{{ s.title }}</title></head><body>
{%- macro words(e) -%}
  {%- if e.label and e.label != e.text -%}
    <span aria-hidden="true">{{ e.text }}</span><span class="said">{{ e.label }}</span>
  {%- else -%}{{ e.text or "" }}{%- endif -%}
{%- endmacro -%}
{%- macro classes(e) -%}{{ e.placement }} {{ e.type }} {{ e.color|replace(".text", "") }}{%- endmacro -%}
{%- macro inline(e) -%}
  {%- if e.icon %}<svg class="icon {{ e.icon.size }}"><use href="#{{ e.icon.name }}"/></svg>{% endif -%}
  {%- if e.role == "badge" %}<span class="badge {{ e.fill }}">{{ words(e) }}</span>{% else %}{{ words(e) }}{% endif -%}
{%- endmacro -%}
{%- macro command(e) -%}
  {%- if e.command %}<p class="command"><span class="said">Command:</span><code>{{ e.command }}</code></p>{% endif -%}
{%- endmacro -%}
{%- macro element(e) -%}
  {%- if e.role in ("section", "card") -%}
    <section class="{{ e.role }} {{ e.fill }}"><h2>{{ e.text }}</h2>{{ all(e.children) }}</section>
  {%- elif e.role == "row" -%}
    <li>{% if e.route %}<a class="row" href="{{ e.route }}" aria-label="{{ e.label }}">{% endif %}
    {%- for cell in e.children if cell.role != "identifier" or not e.route -%}
      <span class="{{ classes(cell) }}">{{ inline(cell) }}</span> {% endfor -%}
    {%- if e.route %}</a>{% endif %}</li>
  {%- elif e.role == "disclosure" -%}
    <details class="day {{ e.fill }}"><summary aria-label="{{ e.label }}">
    {%- for cell in e.children[0].children or [e.children[0]] -%}
      <span class="{{ classes(cell) }}">{{ inline(cell) }}</span> {% endfor -%}
    </summary>{{ all(e.children[1:]) }}</details>
  {%- elif e.role == "table" -%}
    <table>{% for line in e.children %}<tr>{% for cell in line.children %}<td class="{{ classes(cell) }}">
    {{- inline(cell) }} {% endfor %}{% endfor %}</table>
  {%- elif e.role == "radioGroup" -%}
    <fieldset><legend>{{ e.text }}</legend>{{ all(e.children) }}</fieldset>
  {%- elif e.role == "radio" -%}
    <div class="control"><label><input type="radio" aria-label="{{ e.label }}"{% if e.on %} checked{% endif %}>
    {{- e.text }}</label>{{ command(e) }}</div>
  {%- elif e.role == "chart" -%}
    <figure class="chart"><figcaption>{{ e.text }}</figcaption><svg viewBox="0 0 1000 300"><path d="
    {%- for p in e.chart.points %}M{{ x(e.chart, p) }} {{ y(e.chart, p) }}h0{% endfor %}"/></svg>
    {{- all(e.children) }}</figure>
  {%- elif e.text -%}
    <p class="{{ classes(e) }}">{{ inline(e) }}</p>
  {%- else -%}{{ all(e.children) }}{%- endif -%}
{%- endmacro -%}
{%- macro all(elements) -%}{%- for e in elements %}{{ element(e) }}
{% endfor -%}{%- endmacro -%}
<main>{{ all(s.content) }}</main></body></html>
"""


def place(value, values, steps):
    low, high = min(values), max(values)
    return (value - low) * steps // (high - low) if high > low else steps // 2


class Template:
    def __init__(self):
        environment = jinja2.Environment(autoescape=True)
        self.template = environment.from_string(PAGE)

    def page(self, screen):
        return self.template.render(s=screen, x=self.x, y=self.y)

    @staticmethod
    def x(chart, point):
        """Points are in order."""
        return place(point["x"], (chart["points"][0]["x"], chart["points"][-1]["x"]), 952) + 24

    @staticmethod
    def y(chart, point):
        if "ys" not in chart:
            chart["ys"] = (min(p["y"] for p in chart["points"]), max(p["y"] for p in chart["points"]))
        return 276 - place(point["y"], chart["ys"], 252)
