"""What a screen reader would read out: every text of a live region, whenever it becomes another one."""

from playwright.sync_api import Page

from tests.browser.table import finished_match

# Installed before every page. What the regions say is noted when it has changed; nothing twice.
LISTEN = """
window.heard = { events: [], questions: [], lost: 0 };
{
  const said = new WeakMap();
  const listen = () => {
    for (const region of document.querySelectorAll('[aria-live=polite]')) {
      const words = region.textContent.replace(/\\s+/g, ' ').trim();
      if (said.get(region) === words) continue;
      said.set(region, words);
      if (region.dataset.testid === 'announcements') { if (words) window.heard.events.push(words); }
      else if (words && region.closest('.felt')) window.heard.questions.push(words);
    }
  };
  new MutationObserver(listen).observe(document, { subtree: true, childList: true, characterData: true });
}
"""
FOCUSED = "() => document.activeElement !== null && document.activeElement !== document.body"


def assert_focused(page: Page) -> None:
    assert page.evaluate(FOCUSED), "the focus has fallen to the body"


def told(page: Page) -> list[str]:
    """Everything that happened, in the words of the history, the first thing first."""
    page.locator("details").filter(has_text="What happened").first.evaluate("details => (details.open = true)")
    lines: list[str] = page.locator("details ol li").all_text_contents()
    return [" ".join(line.split()) for line in reversed(lines)]


def assert_everything_was_read_out(page: Page, question: str) -> list[str]:
    """Each event once and in order, and the question whenever it was asked; the questions, as they were heard."""
    finished_match(page)
    heard = page.evaluate("window.heard")
    assert " ".join(heard["events"]) == " ".join(told(page))
    questions: list[str] = heard["questions"]
    assert any(question in each for each in questions)
    return questions
