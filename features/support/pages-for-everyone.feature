Feature: Pages of support can be used by everyone
  No fault that the axe rules of WCAG 2.2 AA find, in either theme, and nothing beyond the edge of any screen.
  Each page is measured at a desk and on a phone; so is the frame around it, signed in and signed out.

  Background:
    Given a company with these people:
      | Ama | Single |

  Scenario Outline: Everybody can use <page>, signed out, <where>
    When Ama opens "<page>"
    Then Ama's page has no accessibility violations
    And Ama's page fits screens of 375, 1024 and 1440 pixels

    Examples:
      | page       | where     |
      | /faq       | at a desk |
      | /complaint | at a desk |

    @mobile
    Examples:
      | page                   | where      |
      | /faq                   | on a phone |
      | /complaint             | on a phone |
      | /contact-us            | on a phone |
      | /privacy-policy        | on a phone |
      | /regulatory-directives | on a phone |
      | /accessibility         | on a phone |

  Scenario Outline: Everybody can use <page>, signed in, <where>
    Given Ama has signed in
    When Ama opens "<page>"
    Then Ama's page has no accessibility violations
    And Ama's page fits screens of 375, 1024 and 1440 pixels

    Examples:
      | page                   | where     |
      | /faq                   | at a desk |
      | /complaint             | at a desk |
      | /contact-us            | at a desk |
      | /privacy-policy        | at a desk |
      | /regulatory-directives | at a desk |
      | /accessibility         | at a desk |

    @mobile
    Examples:
      | page       | where      |
      | /complaint | on a phone |

  Scenario Outline: Everybody can read an open answer in the <theme> theme
    Given Ama has opened "/faq" in the <theme> theme
    When Ama opens the question "Which services does it offer?"
    Then nothing that Ama sees has an accessibility violation

    Examples:
      | theme |
      | light |
      | dark  |

  Scenario Outline: Everybody can use the contact dialog in the <theme> theme
    Given Ama has opened "/faq" in the <theme> theme
    When Ama asks to contact the bank from the questions
    Then Ama sees the dialog "Contact Us"
    And nothing that Ama sees has an accessibility violation

    Examples:
      | theme |
      | light |
      | dark  |

  Scenario Outline: Everybody can use a complaint that is wrong, refused and sent, in the <theme> theme
    Given the bank refuses the sending of a complaint with "Busy", once
    And Ama has opened "/complaint" in the <theme> theme
    When Ama leaves "Subject, Full Name"
    Then nothing that Ama sees has an accessibility violation
    And Ama has filled in all that a complaint needs, about "Setup Issues"
    And Ama presses "Submit"
    And nothing that Ama sees has an accessibility violation
    And Ama presses "Retry"
    And Ama was told "Complaint has been sent!"
    And nothing that Ama sees has an accessibility violation

    Examples:
      | theme |
      | light |
      | dark  |
