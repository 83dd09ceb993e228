Feature: Pages for everyone
  What the bank says to everyone can be read with and without signing in.

  Background:
    Given a company with these people:
      | Ama | Single |

  Scenario Outline: The page <path> has the heading "<heading>" for visitors
    When Ama opens "<path>"
    Then Ama is on "<path>"
    And Ama sees the heading "<heading>"

    @S1-2.3-04
    Examples:
      | path             | heading         |
      | /forgot-password | Forgot Password |
    @S1-2.1-19
    Examples:
      | path | heading |
      | /faq | FAQs    |
    @S1-2.1-20
    Examples:
      | path       | heading   |
      | /complaint | Complaint |
    @S1-2.1-21
    Examples:
      | path        | heading    |
      | /contact-us | Contact Us |
    @S1-2.1-22
    Examples:
      | path            | heading        |
      | /privacy-policy | Privacy Policy |
    @S1-2.1-23
    Examples:
      | path                   | heading               |
      | /regulatory-directives | Regulatory Directives |

  Scenario Outline: The page <path> has the heading "<heading>" for signed-in users
    Given Ama has signed in
    When Ama opens "<path>"
    Then Ama is on "<path>"
    And Ama sees the heading "<heading>"

    @S1-2.1-19
    Examples:
      | path | heading |
      | /faq | FAQs    |
    @S1-2.1-20
    Examples:
      | path       | heading   |
      | /complaint | Complaint |
    @S1-2.1-21
    Examples:
      | path        | heading    |
      | /contact-us | Contact Us |
    @S1-2.1-22
    Examples:
      | path            | heading        |
      | /privacy-policy | Privacy Policy |
    @S1-2.1-23
    Examples:
      | path                   | heading               |
      | /regulatory-directives | Regulatory Directives |

  @S1-2.1-29..30
  Scenario Outline: A signed-in user is led from <path> to another page
    Given Ama has signed in
    When Ama opens "<path>"
    Then Ama is on "/dashboard"

    Examples:
      | path             |
      | /login           |
      | /forgot-password |
      | /reset-password  |
      | /change-password |
